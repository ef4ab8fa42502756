import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro'
import { drawIcon } from '../../components/symbols/cloth.ts'
import { pngOf } from '../../server/page-data/pictures.ts'

export const prerender = true

/** Phones round the corners themselves. Of a maskable icon, everything outside the middle four fifths may be cut off. */
const icons = [
  ['apple-touch', 180, { rounded: false, fills: 0.72 }],
  ['192', 192, { rounded: true, fills: 0.75 }],
  ['512', 512, { rounded: true, fills: 0.75 }],
  // Podcast directories require at least 1400 pixels.
  ['podcast', 1400, { rounded: false, fills: 0.7 }],
  ['maskable', 512, { rounded: false, fills: 0.56 }],
] as const

export const getStaticPaths = (() =>
  icons.map(([icon, size, look]) => ({
    params: { icon },
    props: { size, svg: drawIcon(look) },
  }))) satisfies GetStaticPaths

type Props = InferGetStaticPropsType<typeof getStaticPaths>

export const GET: APIRoute<Props> = async ({ props: { svg, size } }) =>
  new Response(new Uint8Array(await pngOf(svg, size)), { headers: { 'Content-Type': 'image/png' } })
