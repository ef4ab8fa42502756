import type { APIRoute } from 'astro'
import { drawIcon } from '../components/symbols/cloth.ts'

export const prerender = true

export const GET: APIRoute = () =>
  new Response(drawIcon({ rounded: true, fills: 0.75 }), {
    headers: { 'Content-Type': 'image/svg+xml; charset=utf-8' },
  })
