/** The page of the short registration, to which the sign-in sends confirmed customers without a profile. */
export const vouchedPage = '/registration/vouched';
