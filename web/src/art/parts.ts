/**
 * The part kit of the scenes: paper-cut shapes, lit from the upper left.
 *
 * Every part returns SVG markup. Solids stand on the point (x, y): its middle at
 * the bottom. The classes are painted by scene.css; no part carries an id.
 */
export * from "./parts/shapes";
export * from "./parts/ground";
export * from "./parts/domes";
export * from "./parts/walls";
export * from "./parts/vehicles";
export * from "./parts/people";
export * from "./parts/devices";
export * from "./parts/plants";
export * from "./parts/signs";
export * from "./parts/goods";
