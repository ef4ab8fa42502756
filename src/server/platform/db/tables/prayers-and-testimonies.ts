import type { Generated } from 'kysely'
import type { Flag } from '../flag.ts'

type PrayerRequestTable = {
  id: Generated<number>
  account_id: number | null
  title: string
  description: string
  is_private: Flag
  /** 1 when the author wants to be named nowhere, and of every request of a visitor. */
  is_anonymous: Generated<Flag>
  prayer_count: number
  is_answered: Flag
  answered_at: string | null
  created_at: string
  /** Of title, description and privacy. */
  version: Generated<number>
  /** When the author is told that somebody marked it as answered; null once that was done. */
  tell_at: string | null
}

type TestimonyTable = {
  id: Generated<number>
  account_id: number | null
  title: string
  category: string
  content: string
  image_key: string | null
  video_url: string
  likes: number
  is_approved: Flag
  is_verified: Flag
  created_at: string
  /** When the author is told that it was approved; null once that was done. */
  tell_at: string | null
}

/** One like and one prayer per person and day: `day` is the church's local date. */
type TestimonyLikeTable = { testimony_id: number; account_id: number; day: string }

type PrayerSupportTable = { prayer_request_id: number; account_id: number; day: string }

/** The tables of prayers and testimonies by name. */
export type PrayersAndTestimoniesTables = {
  prayer_request: PrayerRequestTable
  testimony: TestimonyTable
  testimony_like: TestimonyLikeTable
  prayer_support: PrayerSupportTable
}
