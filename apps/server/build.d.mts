import type { Plugin } from 'esbuild'

export function buildServer(outdir?: string, plugins?: Plugin[]): Promise<void>
