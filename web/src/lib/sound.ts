// Two soft notes when it is one's turn; made here, so that nothing is loaded.

import { settings } from "./settings.svelte";

let context: AudioContext | undefined;

export function chime(): void {
  if (settings.get("sound") === "off") return;
  context ??= new AudioContext();
  note(context, 587.3, 0);
  note(context, 880, 0.13);
}

function note(audio: AudioContext, frequency: number, delay: number): void {
  const start = audio.currentTime + delay;
  const tone = new OscillatorNode(audio, { frequency, type: "sine" });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.linearRampToValueAtTime(0.12, start + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
  tone.connect(gain).connect(audio.destination);
  tone.start(start);
  tone.stop(start + 0.6);
}
