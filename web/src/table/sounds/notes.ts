/** The sounds: few, quiet, each a handful of soft notes. Fetched when the first is needed. */

export type Sound = "turn" | "mine" | "others" | "great";

interface Note {
  /** In hertz. */
  pitch: number;
  /** Start, in seconds. */
  at: number;
  /** Duration until it has faded, in seconds. */
  lasts: number;
  /** A share of the loudspeaker's full volume. */
  loud: number;
}

const [A3, D4, A4, D5, E5, FIS5, A5] = [220, 293.66, 440, 587.33, 659.26, 739.99, 880];

export const NOTES: Record<Sound, Note[]> = {
  turn: [
    { pitch: E5, at: 0, lasts: 0.7, loud: 0.07 },
    { pitch: A5, at: 0.16, lasts: 1.1, loud: 0.07 },
  ],
  mine: [{ pitch: D5, at: 0, lasts: 0.14, loud: 0.045 }],
  others: [{ pitch: A4, at: 0, lasts: 0.12, loud: 0.022 }],
  great: [
    { pitch: A3, at: 0, lasts: 2.4, loud: 0.05 },
    { pitch: D4, at: 0.05, lasts: 2.2, loud: 0.045 },
    { pitch: A4, at: 0.11, lasts: 2, loud: 0.04 },
    { pitch: FIS5, at: 0.19, lasts: 1.8, loud: 0.035 },
  ],
};

/** A bell: the overtones are softer and fade sooner. */
const OVERTONES = [
  { times: 1, share: 1 },
  { times: 2, share: 0.2 },
  { times: 3, share: 0.06 },
];
const ATTACK = 0.012;
const SILENCE = 0.0001;
/** Seconds that must pass before the same sound is repeated. */
const APART = 0.25;
/** Milliseconds after which a delayed sound is dropped. */
const LATE = 1000;

let audio: AudioContext | null = null;
const begun = new Map<Sound, number>();

/** Browsers block sounds before the first gesture, and log a warning if a page tries. */
function awake(): AudioContext | null {
  if (navigator.userActivation?.hasBeenActive === false) return null;
  audio ??= new AudioContext();
  if (audio.state !== "running") audio.resume().catch(() => undefined);
  return audio;
}

/** Allow sounds from the next touch or key on. */
export function listen(): () => void {
  const wake = (): void => void awake();
  const gestures = ["pointerup", "keydown"];
  for (const each of gestures) window.addEventListener(each, wake, { passive: true });
  return () => {
    for (const each of gestures) window.removeEventListener(each, wake);
  };
}

export async function play(sound: Sound): Promise<void> {
  const asked = performance.now();
  const heard = awake();
  await heard?.resume();
  if (!heard || performance.now() - asked > LATE) return;
  if (heard.currentTime - (begun.get(sound) ?? -APART) < APART) return;
  begun.set(sound, heard.currentTime);
  for (const note of NOTES[sound]) for (const over of OVERTONES) ring(heard, { ...note, pitch: note.pitch * over.times, loud: note.loud * over.share, lasts: note.lasts / over.times });
}

function ring(heard: AudioContext, note: Note): void {
  const from = heard.currentTime + note.at;
  const until = from + ATTACK + note.lasts;
  const tone = new OscillatorNode(heard, { frequency: note.pitch });
  const volume = new GainNode(heard, { gain: 0 });
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(note.loud, from + ATTACK);
  volume.gain.exponentialRampToValueAtTime(SILENCE, until);
  tone.connect(volume).connect(heard.destination);
  tone.start(from);
  tone.stop(until);
}
