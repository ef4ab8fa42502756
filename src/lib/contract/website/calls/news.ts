import * as z from 'zod/mini'
import { pageOf } from '../../answer.ts'
import { listOf, partOf } from '../../lists.ts'
import { route } from '../../route.ts'
import { CategoryAnswer, NewPostForm, Post, PostAnswer, PostForm } from '../news.ts'
import { ShareForm } from '../shared-post.ts'

export const listPosts = route('GET', 'admin/news/', {
  summary: 'The posts of the news, the newest first; without their words',
  paged: true,
  query: {
    status: 'published, draft, scheduled, hidden or pinned',
    category: 'the short name of a category',
  },
  answer: partOf(PostAnswer),
  exact: pageOf(PostAnswer),
})

export const listCategories = route('GET', 'admin/news/categories/', {
  summary: 'The categories that posts have, by name, with how many have each',
  answer: listOf(CategoryAnswer),
  exact: z.array(CategoryAnswer),
})

export const addPost = route('POST', 'admin/news/', {
  summary: 'Adds a post as a draft; its address follows its title',
  status: 201,
  body: NewPostForm,
  answer: Post,
  exact: PostAnswer,
})

export const readPost = route('GET', 'admin/news/:id/', {
  summary: 'A post without its words, which admin/pages/:id/ answers',
  answer: Post,
  exact: PostAnswer,
})

export const changePost = route('PUT', 'admin/news/:id/', {
  summary: 'Changes address, day, author, pin and categories of a post, at once; an old address leads on',
  body: PostForm,
  answer: Post,
  exact: PostAnswer,
})

export const sharePost = route('POST', 'admin/news/:id/shares/', {
  summary: 'Notes that a post was shared by WhatsApp',
  status: 201,
  body: ShareForm,
  answer: Post,
  exact: PostAnswer,
})

export const deletePost = route('DELETE', 'admin/news/:id/', {
  summary: 'Moves a post with its history to the bin',
  seen: 'the version of the post',
})
