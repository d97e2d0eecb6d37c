-- Lots that a grave recall names lie in quarantine while people decide about it (rules of recalls, 2.4), each once for a recall
-- and until a moment: then, or when it is rejected, what is still there is on sale again.
create table recall_lot_hold (
  recall_id int not null references recall,
  lot_id int not null references stock_lot,
  -- Pieces that were on sale, and the order items that had some of them picked or promised.
  pieces int not null check (pieces > 0),
  order_item_ids int[] not null,
  held_by text not null,
  held_at timestamptz not null default now(),
  held_until timestamptz not null,
  -- Released, or gone to what is recalled.
  ended_at timestamptz,
  primary key (recall_id, lot_id),
  check (held_until > held_at)
);
create index recall_lot_hold_open on recall_lot_hold (held_until) where ended_at is null;
