/** The start cannot go on, for a reason the person can do something about: shown as one sentence, without a stack. */
export class StartRefused extends Error {}
