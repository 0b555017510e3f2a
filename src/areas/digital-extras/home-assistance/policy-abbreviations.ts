// Abbreviations of a postal address in a policy. They are data of the policy and not texts of the page: a policy is
// written in Bulgarian in every language of the page.

export const policyAbbreviations = { building: 'бл.', entry: 'вх.', floor: 'ет.', ap: 'ап.' };
