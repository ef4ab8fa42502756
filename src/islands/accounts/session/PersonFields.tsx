import { ChoiceField, SelectField } from '../../../components/form/ChoiceField.tsx'
import { Field } from '../../../components/form/Field.tsx'
import { ShowPasswords } from '../../../components/form/ShowPasswords.tsx'
import { churchCallingCode } from '../../../lib/text/calling-code.ts'
import { phoneHint } from '../../../lib/text/phone-hint.ts'

const genders = [
  ['male', 'Male'],
  ['female', 'Female'],
] as const

type Known = Partial<Record<'first_name' | 'middle_name' | 'last_name' | 'telephone', string>>

/** `known` is what the church knows of them already. */
type Props = { needsEmail?: boolean; leastPassword?: 8 | 10; known?: Known }

/** Personal details and credentials: the fields of the First Timer and of the first admin. */
export function PersonFields({ needsEmail = false, leastPassword = 8, known = {} }: Props) {
  const field = { required: true }
  const start = (name: keyof Known) => ({ name, defaultValue: known[name] })

  return (
    <>
      <div className="form-pair">
        <Field {...field} {...start('first_name')} label="First name" autoComplete="given-name" />
        <Field {...start('middle_name')} label="Middle name" autoComplete="additional-name" />
      </div>
      <Field {...field} {...start('last_name')} label="Last name" autoComplete="family-name" />
      <Field
        {...field}
        name="username"
        label="Username"
        hint="You sign in with it. Letters, digits, dots, dashes and underscores."
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Field name="email" label="Email" type="email" autoComplete="email" required={needsEmail} />
      <div className="phone-pair">
        <SelectField name="country_code" label="Country code" autoComplete="tel-country-code">
          <option>{churchCallingCode()}</option>
        </SelectField>
        <Field
          {...field}
          {...start('telephone')}
          label="Phone"
          hint={phoneHint()}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
      </div>
      <ChoiceField name="gender" label="Gender" options={genders} />
      <Field
        {...field}
        name="password"
        label="Password"
        hint={`At least ${leastPassword} characters. A few words together are easy to remember and hard to guess.`}
        type="password"
        autoComplete="new-password"
      />
      <Field
        {...field}
        name="confirm_password"
        label="Confirm password"
        type="password"
        autoComplete="new-password"
      />
      <ShowPasswords label="Show what I typed" names={['password', 'confirm_password']} />
    </>
  )
}
