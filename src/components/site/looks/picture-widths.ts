/* How wide pictures are shown, for the attribute `sizes`. */

/** Beside a page's main heading. */
export const besideWords = '(width < 48rem) calc(100vw - 2rem), 32rem'

/** In a card of a row of several. */
export const inCard = '(width < 40rem) calc(100vw - 4rem), 24rem'

/** In a card of a row of two. */
export const inWideCard = '(width < 48rem) calc(100vw - 2rem), 36rem'
