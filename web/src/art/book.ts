/** The parts of a scene. */
export type Tone =
  | "blue"
  | "yellow"
  | "pink"
  | "grey"
  | "red"
  | "base"
  | "trip"
  | "bronze"
  | "silver"
  | "gold"
  | "moon"
  | "europa"
  | "titan"
  | "mars"
  | "lab";

export interface Backdrop {
  /** Middle and radius of the Earth in the sky. */
  earth?: [number, number, number?];
  /** A darker sky with more stars. */
  night?: boolean;
  /** Inside: no stars. */
  room?: boolean;
  /** No hills far off. */
  flat?: boolean;
  /** A level floor, or none at all (the scene brings its own). */
  ground?: "floor" | "none";
}

export type Scene = readonly [Tone, Backdrop, () => string[]];
export type SceneBook = Readonly<Record<string, Scene>>;
