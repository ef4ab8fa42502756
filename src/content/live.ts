/** A free film, to try the player; with an empty value the page shows the time of the next service instead. */
export const sampleStream = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'

export const sampleCredit =
  'This is a sample film (Big Buck Bunny, Blender Foundation, CC BY 3.0) until the media team goes live.'
