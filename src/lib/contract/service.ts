/** A weekly service (spec 1 §3, "Static service"). */
export type ServiceFields = {
  id: number
  day: string
  title: string
  /** Time in the church's time zone, `09:00`; '' for a service without one. */
  time: string
  /** End time; '' when it is unknown. */
  end_time: string
  location: string
  description: string
  pastor: string
  /** Date of the next service, `2026-11-22`. */
  next_date: string
  /** Usual number of attendees. */
  attendees: number
  childcare: boolean
  /** Languages into which it is translated. */
  languages: string[]
  livestream: boolean
  version: number
}
