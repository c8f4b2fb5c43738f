import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright-core'

/** Draws the PNG icons from `public/icon.svg`: `npx tsx scripts/icons.ts`. */
const pub = new URL('../apps/web/public/', import.meta.url)
const svg = readFileSync(new URL('icon.svg', pub), 'utf8')

/** A maskable icon is cut to any shape: its picture keeps to the middle, and felt fills the rest. */
const ICONS = [
  { name: 'icon-192.png', size: 192, inset: 0 },
  { name: 'icon-512.png', size: 512, inset: 0 },
  { name: 'icon-maskable.png', size: 512, inset: 0.12 },
  { name: 'apple-touch-icon.png', size: 180, inset: 0.06 },
]

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
for (const { name, size, inset } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const background = inset > 0 ? '#4a6b5a' : 'transparent'
  const width = Math.round(size * (1 - 2 * inset))
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${background}">` +
      `<div style="width:${width}px;height:${width}px">${svg}</div></body>`,
  )
  writeFileSync(new URL(name, pub), await page.screenshot({ omitBackground: true }))
  await page.close()
}
await browser.close()
