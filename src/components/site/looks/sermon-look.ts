type Tone = 'forest' | 'indigo' | 'laterite' | 'gold'

const tones: Record<string, Tone> = {
  'Faith Series': 'forest',
  'Grace Series': 'indigo',
  'Prosperity Series': 'gold',
}

/** The background colour of a sermon's artwork, by its series. */
export const sermonTone = (series: string): Tone => tones[series] ?? 'laterite'
