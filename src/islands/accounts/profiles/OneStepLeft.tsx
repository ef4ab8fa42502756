/** Reminds a member to complete the profile. */
export function OneStepLeft() {
  return (
    <div className="notice flex flex-wrap items-center justify-between gap-4">
      <p>
        <strong>One step is left.</strong> Complete your profile, so that your fellowship knows whom to
        expect. It takes two minutes.
      </p>
      <a className="btn btn-primary" href="/complete-profile">
        Complete your profile
      </a>
    </div>
  )
}
