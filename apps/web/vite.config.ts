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
        // Every page carries a table of all files: names would be a tenth of its script.
        chunkFileNames: 'assets/[hash].js',
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack)[\\/](?!.*[qQ]ueries)/,
            },
            // What every page needs part of: one file packs better than twenty.
            {
              name: 'base',
              test: /apps[\\/]web[\\/]src[\\/](styles[\\/]|api[\\/](calls|catalog[\\/]catalog|shop|sessions)|shop-router|lib[\\/](?!need-texts|quick-order-texts|words[\\/](page-texts|dates|expiry-words)|forms[\\/](use-checked-form|say-reported))|router[\\/]|purchase[\\/]cart[\\/]|session[\\/]session|state[\\/](display|compared)|ui[\\/](?!fields[\\/]|carousel[\\/]|notices[\\/](dialog|clear-place)|stars))|packages[\\/]domain[\\/]src[\\/](?!places[\\/]|delivery[\\/]shipping-zones|money[\\/](card-num|saved-cards)|catalog[\\/]famil|(carts|compare|content|facts|fit|lists|lots|offers|packs|prices|questions|recalls|tenders)[\\/]|orders[\\/]quick-order)|apps[\\/]web[\\/]src[\\/]components[\\/](places[\\/]crumbs|product[\\/]grid-skeleton|reading[\\/]page-title|lists[\\/]section-state)/,
            },
            // What the cart shows of goods too.
            {
              name: 'prices',
              test: /apps[\\/]web[\\/]src[\\/]components[\\/]price[\\/](price|shown-price|stock-line|sale-refusal|way-on)/,
            },
            {
              name: 'goods',
              test: /apps[\\/]web[\\/]src[\\/](ui[\\/]stars|api[\\/]catalog[\\/](devices|kinds|reviews)|features[\\/]product[\\/]sizing[\\/]sizing.module|state[\\/]my-devices|components[\\/](devices[\\/]lazy-badges|compare[\\/]compare-choice|product[\\/]product-(card|grid)|places[\\/]is-for-home)|purchase[\\/]lines[\\/]put-in-cart)/,
            },
            {
              name: 'returns',
              test: /apps[\\/]web[\\/]src[\\/]components[\\/]orders[\\/]return-(rules|summary)/,
            },
            // When something arrives, wherever goods are shown.
            {
              name: 'delivery',
              test: /apps[\\/]web[\\/]src[\\/](api[\\/]delivery|state[\\/]delivery-zip|components[\\/]delivery[\\/]delivery(-words|\.module))/,
            },
            // What forms are made of, with the library that checks them.
            {
              name: 'forms',
              test: /apps[\\/]web[\\/]src[\\/](lib[\\/]forms[\\/](use-checked-form|say-reported)|ui[\\/]fields[\\/](text|select)-field|components[\\/]forms[\\/](form-errors|contact-fields|password-field)|features[\\/]account[\\/]sign-in[\\/]reason-of)|packages[\\/](contract[\\/]src[\\/](wire[\\/](shapes|errors|field-messages)|orders[\\/]orders|people[\\/]customers)|domain[\\/]src[\\/](places[\\/](us-postal-codes|united-states)|money[\\/]card-numbers))\.ts$/,
            },
            // What cart and checkout share.
            {
              name: 'order',
              test: /apps[\\/]web[\\/]src[\\/](api[\\/]orders[\\/]orders|purchase[\\/](placing[\\/](order-refusal|place-order)|estimate[\\/](totals-box|how-computed))|components[\\/](orders[\\/]purchase-page|delivery[\\/]delivery-parts))/,
            },
            {
              name: 'reading',
              test: /apps[\\/]web[\\/]src[\\/](features[\\/]pages[\\/]reading[\\/](prose|reading-page)|components[\\/]reading[\\/]article)/,
            },
            // Of the first page what no other page has: its files would be tiny.
            {
              name: 'home',
              test: /apps[\\/]web[\\/]src[\\/](features[\\/]home[\\/](?!home|food[\\/]|departments[\\/](category-group|department-(carousel|section))|offers[\\/]secure|sections[\\/]news-and)|ui[\\/]carousel[\\/])/,
            },
            // What lists and links need: one name in the table of files that every page carries. Last, so that
            // fields stay with forms.
            {
              name: 'lists',
              test: /apps[\\/]web[\\/]src[\\/](purchase[\\/]lines[\\/](shared-list-path|list-texts|cart-link-texts)|state[\\/]saved-lists|components[\\/]lists[\\/]made-link)|packages[\\/]domain[\\/]src[\\/](carts|lists)[\\/]/,
            },
          ],
        },
      },
    },
  },
})
