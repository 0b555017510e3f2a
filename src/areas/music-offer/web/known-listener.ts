import type { MusicStatusAnswer } from '../contract.ts';
import type { MusicState } from '../music-state.ts';

/** A listener whose subscription was found. */
export type KnownListener = { state: MusicState; answer: MusicStatusAnswer };
