import { conforms } from '@rattlecup/kit/testing'
import { anyOptions } from './testing/arbitraries.ts'
import { gambler } from './game.ts'

conforms(gambler, { options: anyOptions, longest: 20_000 })
