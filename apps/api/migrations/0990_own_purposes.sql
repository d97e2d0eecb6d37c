-- What is said in Spanish of a product where the sentences of its kind leave open which of several things it is; in English it
-- stands in the description. It holds only as long as the product is of that kind.
create table product_purpose (
  product_id int primary key references product on delete cascade,
  kind_key text not null,
  purpose_es text[] not null check (cardinality(purpose_es) = 2)
);
