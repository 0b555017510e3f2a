/** The start fails for a reason that the user can fix: shown as one sentence, without a stack. */
export class StartRefused extends Error {}
