const day = 24 * 60 * 60_000

/**
 * Since when the same words of the same person are a retry: a lost network keeps them for hours, and whoever sends them
 * again cannot know that they had arrived. As SQL compares it, an ISO time.
 */
export const duplicatesSince = (now: Date): string => new Date(now.getTime() - day).toISOString()
