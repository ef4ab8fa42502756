/* Not in the specification, where a church always has an admin. */

export const firstAdminTexts = {
  failure: 'The account was not created. Please try again.',
  incomplete: 'This link is incomplete. Please copy it whole from where the server was started.',
} as const
