/** Binds a sign-in to its browser until it becomes a session; a current session stays. */
export const signInCookie = 'abonat_sign_in';
