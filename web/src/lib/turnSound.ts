import { settings } from './settings.svelte';

let audio: AudioContext | undefined;

/** Plays two soft synthesized notes, like a bell in the town, if the page is in the background. */
export function playTurnSound() {
  if (!document.hidden && document.hasFocus()) {
    return;
  }
  if (!settings.sound || navigator.userActivation?.hasBeenActive === false) {
    return; // browsers allow no sound before the first interaction
  }
  audio ??= new AudioContext();
  const start = audio.currentTime;
  for (const [pitch, at] of [
    [659.3, 0],
    [880, 0.16],
  ] as const) {
    const note = audio.createOscillator();
    const loudness = audio.createGain();
    note.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.12, start + at);
    loudness.gain.exponentialRampToValueAtTime(0.001, start + at + 0.6);
    note.connect(loudness).connect(audio.destination);
    note.start(start + at);
    note.stop(start + at + 0.7);
  }
}
