import { existsSync } from 'node:fs'
import { chromium, type Browser, type Page } from 'playwright-core'
import { describe } from 'vitest'

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The system's Chromium, or the one that CHROMIUM names. */
export const chromiumPath = [process.env['CHROMIUM'] ?? '', ...USUAL_PLACES].find(existsSync)

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
/** Draws 3D without a graphics card. */
export const WEBGL_ARGS = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader']

/** Sizes that everything must fit. */
export const PHONE = { width: 360, height: 640 }
export const DESKTOP = { width: 1440, height: 900 }

/** A group of tests that need a real browser: left out where there is none, but never in CI. */
export function describeInBrowser(name: string, tests: () => void): void {
  const isMissing = chromiumPath === undefined && process.env['CI'] !== 'true'
  const told = isMissing ? `${name} (skipped without a browser: set CHROMIUM to its path)` : name
  describe.skipIf(isMissing)(told, tests)
}

export function launchBrowser({ args = [] }: { args?: readonly string[] } = {}): Promise<Browser> {
  if (chromiumPath === undefined) throw new Error('no Chromium found: set CHROMIUM to its path')
  return chromium.launch({ executablePath: chromiumPath, args: [...ARGS, ...args] })
}

export interface NewPage {
  readonly size?: { readonly width: number; readonly height: number }
  readonly language?: string
  readonly dark?: boolean
  /** Whether the page keeps the whole program on the device, which takes seconds that few tests need. */
  readonly isKept?: boolean
  /** Where the person is, such as `Europe/Zurich`. */
  readonly zone?: string
}

/** A page of somebody who was never here before. What the page reports as broken is collected in `errors`. */
export async function newPage(
  browser: Browser,
  { size = PHONE, language = 'en', dark = false, isKept = false, zone }: NewPage = {},
): Promise<{ page: Page; errors: string[] }> {
  const context = await browser.newContext({
    viewport: size,
    locale: language,
    colorScheme: dark ? 'dark' : 'light',
    // A test has no time to watch dice tumble.
    reducedMotion: 'reduce',
    serviceWorkers: isKept ? 'allow' : 'block',
    ...(zone !== undefined && { timezoneId: zone }),
  })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  return { page, errors }
}

/** How many pixels a page could be scrolled sideways; 0 is right. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')
}

/** How many pixels of a page are below the screen. */
export function downwardScroll(page: Page): Promise<number> {
  return page.evaluate('document.documentElement.scrollHeight - document.documentElement.clientHeight')
}

/** A device that holds passkeys and needs nobody's finger. */
export async function addAuthenticator(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page)
  await tools.send('WebAuthn.enable')
  await tools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}
