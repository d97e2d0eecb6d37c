-- Text is kept in NFC since calls normalize it. What was typed before stands as it was: the same name in two spellings
-- is two names to a search and to whoever compares them.
update customer set
  cust_name = normalize(cust_name), first_name = normalize(first_name), last_name = normalize(last_name)
where cust_name is not normalized or first_name is not normalized or last_name is not normalized;

update address set
  address1 = normalize(address1), address2 = normalize(address2), city = normalize(city),
  state_province = normalize(state_province)
where address1 is not normalized or address2 is not normalized or city is not normalized
  or state_province is not normalized;

update orders set
  first_name = normalize(first_name), last_name = normalize(last_name), address = normalize(address),
  address2 = normalize(address2), city = normalize(city), state_province = normalize(state_province)
where first_name is not normalized or last_name is not normalized or address is not normalized
  or address2 is not normalized or city is not normalized or state_province is not normalized;

-- A few letters are longer in NFC than as one code point.
update review set
  review_title = left(normalize(review_title), 120), review_msg = left(normalize(review_msg), 4000)
where review_title is not normalized or review_msg is not normalized;
