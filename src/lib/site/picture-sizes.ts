/** Pixels of the widths below the widest. The names of stored pictures rely on them: another list needs another form of names. */
const smaller = [360, 720]

/** Pixels of the widest size in which a picture of a page is stored. */
export const widestPicture = 1280

/** The formats of each size. */
export const pictureForms = ['avif', 'webp'] as const
export type PictureForm = (typeof pictureForms)[number]

const sized = /^([a-z]+\/[\w-]{22})-(\d{1,4})\.webp$/

/** The widths in which a picture as wide as `widest` pixels is stored, the smallest first. Nothing is enlarged. */
export const widthsBelow = (widest: number): number[] => [
  ...smaller.filter((width) => width < widest),
  widest,
]

/**
 * The widths in which a picture is stored, the smallest first. The name of its widest WebP ends in its width:
 * `pages/x8K…-1280.webp`. Empty for a picture of one size, as they were stored before.
 */
export function widthsOf(key: string): number[] {
  const [, , widest] = sized.exec(key) ?? []
  return widest ? widthsBelow(Number(widest)) : []
}

/** The name of one size of the picture that `key` names. */
export const keyOfSize = (key: string, width: number, form: PictureForm): string =>
  key.replace(sized, (_, name: string) => `${name}-${width}.${form}`)
