import type { ImageMetadata } from 'astro'

type Found = Record<string, { default: ImageMetadata }>

const kept: Found = import.meta.glob('../../../content/photographs/*.{avif,jpeg,jpg,png,webp}', {
  eager: true,
})

/**
 * The photograph of a person, by file name: `elizabeth-eshun.jpg` for Elizabeth Eshun; undefined without one.
 * To add one, put it into `src/content/photographs` and build.
 */
export function photographOf(name: string, photographs: Found = kept): ImageMetadata | undefined {
  const file = `/${name.toLowerCase().trim().replace(/\s+/g, '-')}.`
  return Object.entries(photographs).find(([path]) => path.toLowerCase().includes(file))?.[1].default
}
