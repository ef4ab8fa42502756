const day = 24 * 60 * 60_000

/**
 * A form with the same words by the same person counts as a retry if it is newer than this ISO time (for SQL). A client
 * without a network keeps a form for hours and cannot know whether it had arrived.
 */
export const duplicatesSince = (now: Date): string => new Date(now.getTime() - day).toISOString()
