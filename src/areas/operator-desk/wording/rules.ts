export const longestText = 4000;

/** Why a scheduled change is not made on its day: the built-in text was removed, or has other values since. */
export const textProblems = ['removed', 'unfit'] as const;
export type TextProblem = (typeof textProblems)[number];
