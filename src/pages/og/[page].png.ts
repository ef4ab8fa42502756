import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro'
import { pictureName } from '../../components/site/shared-page.ts'
import { drawPicture } from '../../components/symbols/cloth.ts'
import { sharedPages } from '../../content/sharing.ts'
import { hasLetters, pngOf } from '../../server/page-data/pictures.ts'

export const prerender = true

export const getStaticPaths = (async () => {
  const letters = await hasLetters()
  return Object.entries(sharedPages).map(([path, shared]) => ({
    params: { page: pictureName(path) },
    props: { svg: drawPicture(shared, { letters }) },
  }))
}) satisfies GetStaticPaths

type Props = InferGetStaticPropsType<typeof getStaticPaths>

/** The link preview picture of a page. */
export const GET: APIRoute<Props> = async ({ props }) =>
  new Response(new Uint8Array(await pngOf(props.svg, 1200)), { headers: { 'Content-Type': 'image/png' } })
