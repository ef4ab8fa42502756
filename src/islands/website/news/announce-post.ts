import { announcementCalls } from '../../../lib/api/messages/announcements.ts'
import type { PostAnswer } from '../../../lib/contract/website/news.ts'
import type { SharedPost } from '../../../lib/contract/website/shared-post.ts'
import { newsStaffWords } from './messages.ts'

/** The whole address of a post, for those who read it elsewhere. */
export const postAddress = ({ path }: Pick<PostAnswer, 'path'>): string => new URL(path, location.origin).href

/** What a newsletter or an announcement says of a post: its excerpt, and where the rest is. */
export const summaryOf = (post: Pick<PostAnswer, 'path'>, excerpt: string): string =>
  [excerpt.trim(), newsStaffWords.readMore({ address: postAddress(post) })].filter(Boolean).join('\n\n')

/** Makes an announcement of a post, which members read on their dashboards, and notes that at the post. */
export async function announcePost({
  title,
  text,
  post,
}: {
  title: string
  text: string
  post: SharedPost
}): Promise<void> {
  await announcementCalls.add({ title, content: text, post })
}
