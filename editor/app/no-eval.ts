import { z } from 'zod'

// Without zod's test for eval, which the security policy reports. Imported first: schemas decide when they are made.
z.config({ jitless: true })
