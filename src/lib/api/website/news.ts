import * as calls from '../../contract/website/calls/news.ts'
import type { NewPostForm, PostForm } from '../../contract/website/news.ts'
import { call } from '../call.ts'
import type { ListQuery } from '../list-query.ts'

/* The news of the church. Each throws ApiError. What a post says is read and written as that of a page (page-content.ts). */

export const listPosts = (query: ListQuery) => call(calls.listPosts, { query })

/** The post at an address; undefined where there is none. */
export async function findPostAt(path: string): Promise<number | undefined> {
  const { rows } = await call(calls.listPosts, { query: { limit: 1000, search: path } })
  return rows.find((post) => post.path === path)?.id
}

export const listCategories = () => call(calls.listCategories)
export const addPost = (body: NewPostForm) => call(calls.addPost, { body })
export const readPost = (id: number) => call(calls.readPost, { id })
export const changePost = (id: number, body: PostForm) => call(calls.changePost, { id, body })
/** Notes that a post was shared by WhatsApp. */
export const sharePost = (id: number, seen: number) => call(calls.sharePost, { id, body: { seen } })
export const deletePost = (id: number, seen: number) => call(calls.deletePost, { id, seen })
