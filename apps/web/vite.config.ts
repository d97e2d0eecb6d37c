import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { cssNames } from './css-names.ts'
import { leanContract } from './lean-contract.ts'

/** The API's address while developing; the dev server passes calls and pictures on to it. */
const api = process.env.API_URL ?? 'http://localhost:3000'

export default defineConfig({
  root: import.meta.dirname,
  css: cssNames,
  plugins: [react(), leanContract()],
  server: { proxy: { '/api': api, '/media': api } },
  build: {
    target: 'es2023',
    // Which files a page needs: the server names them in its pages, a test weighs them.
    manifest: true,
    // The stylesheet is small enough to come whole with the first page.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // Every browser of that year knows it by itself.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // The contract describes calls with `z.object(…)` and the like: what no screen uses is left out.
      treeshake: { manualPureFunctions: ['z'] },
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack)[\\/](?!.*[qQ]ueries)/,
            },
            // What every page needs part of: one file packs better than twenty.
            {
              name: 'base',
              test: /apps[\\/]web[\\/]src[\\/](styles[\\/]|api[\\/](call|catalog|page-state|query|service-log|shop|sessions)|lib[\\/](?!page-texts|use-checked-form|dates)|router[\\/]|state[\\/](cart|session|display|stored)|ui[\\/](?!error-summary|dialog|text-field|select-field|field|carousel|quantity|stars|use-autoplay))|packages[\\/]domain[\\/]src[\\/](?!us-postal|united|card-num)|apps[\\/]web[\\/]src[\\/]components[\\/](crumbs|grid-skeleton|page-title|section-state)/,
            },
            {
              name: 'goods',
              test: /apps[\\/]web[\\/]src[\\/](ui[\\/]stars|components[\\/](product-(card|grid)|is-for-home|price|shown-price|put-in-cart|stock-line))/,
            },
            // What forms are made of, with the library that checks them.
            {
              name: 'forms',
              test: /apps[\\/]web[\\/]src[\\/](lib[\\/]use-checked-form|ui[\\/](text|select)-field|components[\\/](form-errors|contact-fields|password-field)|features[\\/]account[\\/]reason-of)|packages[\\/](contract[\\/]src[\\/](shapes|errors|orders|customers)|domain[\\/]src[\\/](us-postal-codes|united-states|card-numbers))\.ts$/,
            },
            // What cart and checkout share.
            {
              name: 'order',
              test: /apps[\\/]web[\\/]src[\\/](api[\\/]orders|components[\\/](order-refusal|place-order|totals-box|how-computed))/,
            },
            {
              name: 'reading',
              test: /apps[\\/]web[\\/]src[\\/](features[\\/]pages[\\/](prose|reading-page)|components[\\/]articles?)/,
            },
            // Of the first page what no other page has: its files would be tiny.
            {
              name: 'home',
              test: /apps[\\/]web[\\/]src[\\/](features[\\/]home[\\/](?!home|hungry|popular-meat|butcher|qurbani|category-group|secure|news-and|department-(carousel|section))|ui[\\/](carousel|use-autoplay))/,
            },
          ],
        },
      },
    },
  },
})
