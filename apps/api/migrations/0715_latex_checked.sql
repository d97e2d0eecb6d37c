-- In a transaction of its own: it reads all products while they are sold.
alter table product validate constraint product_latex_stated;
