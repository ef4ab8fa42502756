/** Pages that are there before the church has written them, with their first titles. */
export const usualTitles = {
  '/': 'Welcome',
  '/contact': 'Contact',
  '/give': 'Give',
  '/service-times': 'Service times',
  '/live-stream': 'Live Stream',
} as const
export type UsualPath = keyof typeof usualTitles

/** Whether a page is there before the church has written it. */
export const isUsualPath = (path: string): path is UsualPath => Object.hasOwn(usualTitles, path)
