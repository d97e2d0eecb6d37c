import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { startTestShop } from '../../test/shop/start-test-shop.ts'
import { fillShop } from './fill-shop.ts'

it("gives a newer version's data the time it takes, unlike a request", async () => {
  const shop = await startTestShop({ withCatalogue: true })
  onTestFinished(() => shop.close())
  const { databaseUrl = '', ...config } = shop.deps.config
  await sql`truncate search_synonym`.execute(shop.db)
  await sql`delete from seed_load where part = 'synonyms'`.execute(shop.db)
  // A statement that may take ten minutes, recognized by its limit.
  await sql`create function refuse_bound() returns trigger language plpgsql as $$
    begin
      if current_setting('statement_timeout') <> '0' then raise 'a request''s bound'; end if;
      return new;
    end $$`.execute(shop.db)
  await sql`create trigger bound before insert on search_synonym
    for each row execute function refuse_bound()`.execute(shop.db)

  await fillShop(databaseUrl, config)

  expect(await shop.count('search_synonym')).toBeGreaterThan(100)
})
