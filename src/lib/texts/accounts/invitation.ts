/* Not in the specification, where a role is given to somebody who has signed up. */

export const invitationTexts = {
  incomplete: 'This link is incomplete. Please open it again as you were given it.',
  unreached: 'The church was not reached. Please try again in a moment.',
  joined: 'Welcome! Your account is ready.',
  logIn: 'Your account is ready. Please log in with it.',
  taken: 'Thank you. You can begin at once.',
  inFellowship: (name: string) => `You are in the fellowship ${name} now`,
  failure: 'The account was not created. Please try again.',
} as const
