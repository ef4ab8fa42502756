import { apiBase } from './renewal.ts'

/** Whether the backend is our own, on the page's own host: a foreign one is sent what the specification names, and nothing more. */
export const isOwnBackend = apiBase.startsWith('/')
