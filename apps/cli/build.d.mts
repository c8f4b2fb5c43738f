import type { Plugin } from 'esbuild'

export function buildCli(outdir?: string, plugins?: Plugin[]): Promise<void>
