// Small quiet sounds, made here so that nothing is loaded. Browsers allow none before the first tap or key.

import { settings } from "./settings.svelte";

export type Sound = "turn" | "dice" | "coins" | "bell" | "card" | "end";

interface Note {
  at: number; // seconds
  pitch: number; // hertz; of noise, what it is cut down to
  long: number; // seconds
  loud: number;
  noise?: boolean;
}

const tone = (at: number, pitch: number, long = 0.5, loud = 0.1): Note => ({ at, pitch, long, loud });
const knock = (at: number, pitch: number, long = 0.06, loud = 0.12): Note => ({ at, pitch, long, loud, noise: true });

export const SOUNDS: Readonly<Record<Sound, readonly Note[]>> = {
  turn: [tone(0, 587.3), tone(0.13, 880)],
  dice: [0, 0.09, 0.17, 0.28, 0.42, 0.55].map((at, i) => knock(at, 1400 + 250 * (i % 3))),
  coins: [tone(0, 1975, 0.18, 0.05), tone(0.07, 2637, 0.28, 0.05), tone(0.2, 2349, 0.25, 0.04)],
  bell: [tone(0, 523.3, 1.2, 0.1), tone(0, 1318.5, 0.8, 0.03)],
  card: [knock(0, 2600, 0.09, 0.05)],
  end: [523.3, 659.3, 784, 1046.5].map((pitch, i) => tone(i * 0.14, pitch, 0.7, 0.09)),
};

let context: AudioContext | undefined;

/** A sound, if they are wanted, and somebody has touched the page already. */
export function play(sound: Sound): void {
  if (settings.get("sound") === "off" || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  for (const note of SOUNDS[sound]) (note.noise ? hiss : ring)(context, note);
}

function ring(audio: AudioContext, note: Note): void {
  const source = new OscillatorNode(audio, { frequency: note.pitch, type: "sine" });
  source.connect(fading(audio, note)).connect(audio.destination);
  start(audio, source, note);
}

function hiss(audio: AudioContext, note: Note): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * note.long), audio.sampleRate);
  buffer.getChannelData(0).forEach((_, i, all) => (all[i] = Math.random() * 2 - 1));
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: note.pitch });
  source.connect(filter).connect(fading(audio, note)).connect(audio.destination);
  start(audio, source, note);
}

/** How loud a note is: it comes at once and dies away. */
function fading(audio: AudioContext, { at, long, loud }: Note): GainNode {
  const begin = audio.currentTime + at;
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(loud, begin + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0005, begin + long);
  return gain;
}

function start(audio: AudioContext, source: AudioScheduledSourceNode, { at, long }: Note): void {
  source.start(audio.currentTime + at);
  source.stop(audio.currentTime + at + long + 0.05);
}
