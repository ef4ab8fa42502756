import type { Church } from './church.ts'

/** Lets members sign up for every event. */
export const openSignUps = async ({ db }: Church): Promise<void> =>
  void (await db.updateTable('event').set({ takes_signups: 1 }).execute())
