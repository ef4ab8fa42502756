/* Texts of the error catalogue of the dashboards, letter for letter (spec 2 §5, §8). Those of a deletion are made by its dialog. */

export const adminTexts = {
  notLoaded: 'Failed to load dashboard data',
  roleUpdated: (name: string) => `Role updated for ${name}`,
  roleNotUpdated: 'Failed to update user role',
} as const
