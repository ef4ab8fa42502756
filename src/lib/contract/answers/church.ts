import * as z from 'zod/mini'
import { words, wordsOrNull } from './answer.ts'

export const FellowshipAnswer = z.strictObject({
  id: z.number(),
  name: words,
  description: words,
  location: words,
  meeting_day: words,
  day: words,
  meeting_time: words,
  leader_id: z.nullable(z.number()),
  leader_name: wordsOrNull,
  leader: wordsOrNull,
  member_count: z.number(),
  activities: z.array(words),
  next_meeting: wordsOrNull,
  version: z.number(),
})

export const ChurchEventAnswer = z.strictObject({
  id: z.number(),
  title: words,
  description: words,
  date: words,
  time: words,
  location: words,
  is_online: z.boolean(),
  category: words,
  icon: words,
  image: wordsOrNull,
  fellowship: z.nullable(z.number()),
  meeting_link: z.optional(words),
  version: z.number(),
})

export const ServiceAnswer = z.strictObject({
  id: z.number(),
  day: words,
  title: words,
  time: words,
  end_time: words,
  location: words,
  description: words,
  pastor: words,
  next_date: words,
  attendees: z.number(),
  childcare: z.boolean(),
  languages: z.array(words),
  livestream: z.boolean(),
  version: z.number(),
})

export const EventSignupAnswer = z.strictObject({
  event: z.number(),
  title: words,
  date: words,
  kind: z.enum(['signup', 'reminder']),
})
export type EventSignupAnswer = z.infer<typeof EventSignupAnswer>

export const AttendanceAnswer = z.strictObject({
  member: z.strictObject({ id: z.number(), first_name: words, last_name: words, username: words }),
  is_present: z.boolean(),
})
export type AttendanceAnswer = z.infer<typeof AttendanceAnswer>

export const SermonAnswer = z.strictObject({
  id: z.number(),
  title: words,
  description: words,
  series: words,
  category: words,
  scripture: words,
  scripture_reference: words,
  preacher: words,
  user_name: words,
  speaker: z.strictObject({ username: words }),
  date: words,
  created_at: words,
  views: z.number(),
  duration: words,
  duration_seconds: z.number(),
  thumbnail: wordsOrNull,
  media_type: z.enum(['video', 'audio']),
  media_bytes: z.number(),
  youtube_link: words,
  mp3: wordsOrNull,
  audio_url: wordsOrNull,
  video_link: wordsOrNull,
  video: wordsOrNull,
  video_url: wordsOrNull,
  version: z.number(),
})

export const AnnouncementAnswer = z.strictObject({
  id: z.number(),
  title: words,
  content: words,
  created_at: words,
  version: z.number(),
})
