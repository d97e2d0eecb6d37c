-- PostgreSQL answers lists and searches itself: nobody keeps an index that would have to hear of changes (0184).
drop trigger search_words_changed on product_search;
drop trigger search_facts_changed on product;
drop trigger search_product_removed on product;
drop trigger search_rating_changed on product_rating;
drop trigger search_catalogue_emptied on product;
drop trigger search_brand_changed on brand;
drop trigger search_category_changed on category;
drop trigger search_synonym_changed on search_synonym;
drop trigger search_setting_changed on setting;
drop trigger search_word_added on search_word;
drop function note_product_change();
drop function note_change();
drop function note_new_words();
drop table search_change;
