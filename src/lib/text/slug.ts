import { fold } from './fold.ts'

/** The part of an address that a title becomes: `Women’s Fellowship Ɔkyeame` is `womens-fellowship-okyeame`. */
export const slugOf = (title: string): string =>
  fold(title)
    .replaceAll("'", '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')
    .slice(0, 60)
    .replace(/-$/, '')

/** An address of a page as somebody typed it, as addresses are written: `Our Choir/History` is `/our-choir/history`. */
export const pathOfTyped = (typed: string): string =>
  `/${typed.split('/').map(slugOf).filter(Boolean).join('/')}`
