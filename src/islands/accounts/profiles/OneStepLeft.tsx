import { profileWords } from './messages.ts'

/** Reminds a member to complete the profile. */
export function OneStepLeft() {
  return (
    <div className="notice flex flex-wrap items-center justify-between gap-4">
      <p>
        {profileWords.oneStepLeft[0]}
        <strong>{profileWords.oneStepLeft[1]}</strong>
        {profileWords.oneStepLeft[2]}
      </p>
      <a className="btn btn-primary" href="/complete-profile">
        {profileWords.title}
      </a>
    </div>
  )
}
