import '@testing-library/jest-dom/vitest'
import { configure } from '@testing-library/react'

// As long as a browser test waits: the machine may be shared.
configure({ asyncUtilTimeout: 10_000 })
