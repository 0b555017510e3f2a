// The vocabulary of the repository: names that readers had to decode, and the standard term that replaced them.

import type { Rule, SourceFile } from './architecture-rules.ts';

/** Participles, one-word verbs and similar names do not describe a type. */
const vagueTypes = new Set(
  (
    'Adding Answered Applied Around Asked Asker Asking AtDesk Beginning Billed Cancelled Changed Clocked Compared ' +
    'Configured Confirmed Counted Decide Decided Done Drawn Due Ending Enrolled Entering Explained Fetched Foot ' +
    'Forgotten Found Given Giving Gone Guessed Head Held Hit Holder Holding Kept Known Listed Loaded Made Measured ' +
    'Missing More Moving Named Needs Next Nothing OfCampaign OfDevice OnTheWay Once Opened Out Passed Placed Posted ' +
    'Priced Reach Reading Refused Removing Reserved Said Saved Seen Sending Sent Settled Shown SignedIn Soon Sorted ' +
    'Standing Started Submitted Surroundings Switching Taken Taking ToSign Told Try Turn Typed Unfolding Use Verified ' +
    'Waiting Wanted WayIn Where Who Why Wish Work Writing Written'
  ).split(' '),
);

const replacedFiles: Record<string, string> = {
  'forgotten.ts': 'retention.ts',
  'loaded.ts': 'import.ts',
  'enter.ts': 'loader.ts',
  'words.ts': 'constants.ts or rules.ts',
  'said.ts': 'a name by content',
  'door.tsx': 'sign-in-frame.tsx',
  'way-in.ts': 'login-destination.ts',
};

/** Words of file names that say less than the standard term. */
const vagueFileWords = /(^|-)(away|begun|door|heard|kept|standing|tell|told)[-.]/;

const replacedFunctions: Record<string, string> = {
  existsHere: 'isEnabled',
  letListenerGo: 'releaseListener',
  movedOn: 'changedMeanwhile',
  tryWasRight: 'recordSuccess',
  whereItStands: 'currentState',
};

const typesIn = ({ text }: SourceFile) =>
  Array.from(text.matchAll(/^\s*(?:export )?(?:type|interface) (\w+)\b/gm), ([, name]) => name!);

/** Names of types and functions must be clear to a newcomer. */
export const namesAreStandardTerms: Rule = (file) => {
  const name = file.path.slice(file.path.lastIndexOf('/') + 1);
  return [
    ...(name in replacedFiles ? [`${file.path}: call it ${replacedFiles[name]}`] : []),
    ...(vagueFileWords.test(name) ? [`${file.path}: name the file by its content`] : []),
    ...typesIn(file)
      .filter((type) => vagueTypes.has(type))
      .map((type) => `${file.path}: ${type} is no name of a type`),
    ...Object.entries(replacedFunctions)
      .filter(([old]) => new RegExp(`\\b${old}\\b`).test(file.text) && !file.path.endsWith('standard-terms.ts'))
      .map(([old, term]) => `${file.path}: ${old} is called ${term}`),
  ];
};
