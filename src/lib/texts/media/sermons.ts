export const sermonTexts = {
  listen: 'Listen Now',
  pause: 'Pause',
  watch: 'Watch Video',
} as const
